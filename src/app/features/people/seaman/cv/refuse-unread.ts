import type { FormFailure } from '#src/app/page.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { listUnread } from './form-values.ts'

/** Rejects a CV with text in number fields, which the server could not parse. */
export function refuseUnread(cv: Cv, { t }: AppIntl): FormFailure | undefined {
  const errors: Record<string, Record<string, string>> = {}
  for (const path of listUnread(cv)) {
    const cut = path.lastIndexOf('.')
    const [group, name] = [path.slice(0, cut), path.slice(cut + 1)]
    errors[group] = { ...errors[group], [name]: t(name === 'desiredSalary' ? 'cv.number.sum' : 'cv.number.whole') }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : undefined
}
