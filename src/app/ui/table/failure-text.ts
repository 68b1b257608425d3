import type { PageContext } from '#src/app/page.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'

/** Returns the reason for an unchanged row: the first field error, or the message. */
export const createFailureText =
  ({ intl }: Pick<PageContext, 'intl'>) =>
  (error: unknown): string => {
    const { errors, message } = failureOf(error, {}, intl)
    const [beside] = Object.values(errors).flatMap((fields) => Object.values(fields ?? {}).flat())
    return beside ?? message ?? intl.t('form.message.failed')
  }
