import type { NewPassword } from '#src/contract/credential/schemas.ts'
import { createFieldFailure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { checkPassword, listContextWords } from '../account/account.rules.ts'

/** What is wrong with a password that someone wants to have: our own rules first, then what others have leaked. */
export async function checkNewPassword(
  { config, leaks }: Needs<'config' | 'leaks'>,
  password: string,
  email: string,
): Promise<Text | undefined> {
  const problem = checkPassword(password, listContextWords(email, config.productName))
  if (problem) return problem
  return (await leaks.knows(password.normalize('NFC'))) ? { id: 'field.password.leaked' } : undefined
}

/** What is wrong with the password as it was typed again. */
export function checkRepeated({ password, passwordConfirm }: NewPassword): Text | undefined {
  if (passwordConfirm === '') return { id: 'field.passwordConfirm.missing' }
  return passwordConfirm === password ? undefined : { id: 'field.passwordConfirm.different' }
}

/** The hash of a password that was typed twice. Throws what is wrong with it beside its fields. */
export async function hashNewPassword(
  services: Needs<'hasher' | 'leaks' | 'config'>,
  input: NewPassword,
  email: string,
): Promise<string> {
  const different = checkRepeated(input)
  const password = await checkNewPassword(services, input.password, email)
  if (password || different)
    throw createFieldFailure('account', {
      ...(password && { password }),
      ...(different && { passwordConfirm: different }),
    })
  return services.hasher.hash(input.password)
}
