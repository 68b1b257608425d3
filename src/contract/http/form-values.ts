export type FormValues = Record<string, string>
export type FormFiles = Record<string, File>

/** Returns the values and files of a form by field name; repeated values are lines. Fields without a chosen file are left out. */
export function readForm(form: Iterable<[string, string | File]>): { values: FormValues; files: FormFiles } {
  const values: FormValues = {}
  const files: FormFiles = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') values[name] = Object.hasOwn(values, name) ? `${values[name]}\n${value}` : value
    else if (value.name || value.size > 0) files[name] = value
  }
  return { values, files }
}
