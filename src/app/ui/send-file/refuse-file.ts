import type { PageContext } from '#src/app/page.ts'
import type { FormValues } from '#src/contract/http/form-values.ts'
import type { MessageId } from '#src/i18n/intl.ts'

/** Returns the error for the file field. */
export const refuseFile = ({ intl }: Pick<PageContext, 'intl'>, values: FormValues, field: string, id: MessageId) => ({
  failure: { values, errors: { [field]: { [field]: intl.t(id) } } },
})
