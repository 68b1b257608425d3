import type { PageContext } from '#src/app/page.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'

/** Why a row stayed as it was: the first thing that is said beside a field, or what is said of the whole. */
export const createFailureText =
  ({ intl }: Pick<PageContext, 'intl'>) =>
  (error: unknown): string => {
    const { errors, message } = failureOf(error, {}, intl)
    const [beside] = Object.values(errors).flatMap((fields) => Object.values(fields ?? {}).flat())
    return beside ?? message ?? intl.t('form.message.failed')
  }
