/// The completion scripts of ArgumentParser, mended where habits' names need it.
enum CompletionScript {
  /// - Parameter script: For any of the shells; what is another's is not found in it.
  static func mended(_ script: String) -> String {
    script
      .replacing(
        "__habit_add_completions -W \"$(__habit_custom_complete",
        with: "__habit_add_candidates \"$(__habit_custom_complete"
      )
      .replacing("#!/bin/bash\n", with: "#!/bin/bash\n\n\(bashCandidates)\n")
      .replacing(
        "_describe -V '' non_empty_completions --",
        with: "_describe -V '' non_empty_completions \(zshIgnoringCase) --"
      )
  }

  /// Bash's `compgen -W` would run what stands in a name between `$(` and `)`, and a name is no
  /// file's: one that is also a folder's would get a slash. So the quotes are put here.
  private static let bashCandidates = #"""
    __habit_add_candidates() {
        compopt +o filenames
        local candidate
        while IFS='' read -r candidate; do
            [[ -z "${candidate}" ]] && continue
            case "${COMP_WORDS[COMP_CWORD]}" in
            \"*)
                candidate="${candidate//\\/\\\\}"
                candidate="${candidate//\"/\\\"}"
                candidate="${candidate//\$/\\\$}"
                candidate="${candidate//\`/\\\`}"
                ;;
            \'*) candidate="${candidate//\'/\'\\\'\'}" ;;
            *) printf -v candidate %q "${candidate}" ;;
            esac
            COMPREPLY+=("${candidate}")
        done <<< "${1}"
    }
    """#

  private static let zshIgnoringCase = "-M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}'"
}
