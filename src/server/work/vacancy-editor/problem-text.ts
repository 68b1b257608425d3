import { type Problem, wrong } from '#src/domain/vacancy/read-values.ts'
import type { Text } from '#src/server/platform/failure.ts'

/** Returns the message of a problem. */
export const toText = ({ name, values }: Problem): Text => ({
  id: `vacancy-form.wrong.${name}`,
  ...(values && { values }),
})

/** Returns the message of a problem by name. */
export const wrongText = (name: string, values?: Problem['values']): Text => toText(wrong(name, values))
