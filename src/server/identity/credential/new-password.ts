import type { NewPassword } from '#src/contract/credential/schemas.ts'
import { createFieldFailure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { checkPassword, listContextWords } from '../account/account.rules.ts'

/** Returns what is wrong with a new password: our rules first, then the check against leaked passwords. */
export async function checkNewPassword(
  { config, leaks }: Needs<'config' | 'leaks'>,
  password: string,
  email: string,
): Promise<Text | undefined> {
  const problem = checkPassword(password, listContextWords(email, config.productName))
  if (problem) return problem
  return (await leaks.knows(password.normalize('NFC'))) ? { id: 'field.password.leaked' } : undefined
}

/** Returns what is wrong with the repeated password. */
export function checkRepeated({ password, passwordConfirm }: NewPassword): Text | undefined {
  if (passwordConfirm === '') return { id: 'field.passwordConfirm.missing' }
  return passwordConfirm === password ? undefined : { id: 'field.passwordConfirm.different' }
}

/** Returns the hash of a password that was typed twice. Throws messages for its fields. */
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
