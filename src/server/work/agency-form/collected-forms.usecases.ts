import { encodeBase64Url } from '#src/server/platform/encoding.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { listWholeForms } from './agency-form.repository.ts'

/** Returns the forms of the account's company as table rows, each document as base64url text. */
export async function collectForms({ db }: Needs<'db'>, accountId: string): Promise<Record<string, unknown>[]> {
  const rows = await listWholeForms(db, accountId)
  return rows.map((row) => ({
    id: row.id,
    company_id: row.companyId,
    name: row.name,
    document: encodeInParts(row.document),
    size: row.size,
    places: row.places,
    unknown: JSON.stringify(row.unknown),
    created_at: row.createdAt,
  }))
}

/** Bytes per call, limited by the number of arguments; a multiple of three, so that the base64 parts can be joined. */
const PART = 30_000

function encodeInParts(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.byteLength; at += PART) text += encodeBase64Url(bytes.subarray(at, at + PART))
  return text
}
