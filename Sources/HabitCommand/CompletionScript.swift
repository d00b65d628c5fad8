/// The completion scripts of ArgumentParser, corrected for habit names with special characters.
enum CompletionScript {
  /// Returns a corrected script.
  ///
  /// - Parameter script: The script of any shell. Corrections for other shells have no effect.
  static func corrected(_ script: String) -> String {
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

  /// A function that replaces Bash's `compgen -W`. `compgen` would run command substitutions in a
  /// name, and would treat names as file names, adding a slash if there is a folder of that name.
  /// The function quotes the names.
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
