import { createHash } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { write } from '../../support/accounts.ts'

/** Anyone who is signed in has sent a file of one piece, about a `target` for some purposes; gives what it became. */
export async function giveFile(
  request: APIRequestContext,
  purpose: string,
  bytes: Buffer,
  target?: string,
): Promise<string> {
  const digest = createHash('sha256').update(bytes).digest('hex')
  const start = { purpose, size: bytes.length, digest }
  const { id } = await write<{ id: string }>(request, 'POST', '/server/user/file', start)
  await write(request, 'PUT', `/server/upload/file/${id}/piece/0`, bytes)
  return (await write<{ became: string }>(request, 'POST', `/server/user/file/${id}/completion`, { target })).became
}
