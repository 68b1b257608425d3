export type FormValues = Record<string, string>
export type FormFiles = Record<string, File>

/** What a form says, and the files in it, each by the name of its field; a name that is said several times has a line for each. A field where none was chosen has no file. */
export function readForm(form: Iterable<[string, string | File]>): { values: FormValues; files: FormFiles } {
  const values: FormValues = {}
  const files: FormFiles = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') values[name] = Object.hasOwn(values, name) ? `${values[name]}\n${value}` : value
    else if (value.name || value.size > 0) files[name] = value
  }
  return { values, files }
}
