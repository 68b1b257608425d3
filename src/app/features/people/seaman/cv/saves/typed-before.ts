/** Returns what was typed before hydration, by the paths of the fields. */
export function readTypedBefore(): [path: string, typed: string | boolean][] {
  if (typeof document === 'undefined') return []
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'form[data-cv] :is(input, textarea, select)',
  )
  return [...fields].flatMap((field): [string, string | boolean][] => {
    if (field instanceof HTMLSelectElement) {
      const first = [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
      return field.value === first ? [] : [[field.name, field.value]]
    }
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      return field.checked === field.defaultChecked ? [] : [[field.name, field.checked]]
    return field.value === field.defaultValue ? [] : [[field.name, field.value]]
  })
}
