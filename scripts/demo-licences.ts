import type { D1Database } from '@cloudflare/workers-types'
import { eq } from 'drizzle-orm'
import type { Miniflare } from 'miniflare'
import { markKept } from '#src/server/ground/file/file.repository.ts'
import { keepPaper } from '#src/server/ground/file/keep-paper.usecases.ts'
import { memberTable, organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { createDatabase, runBatch } from '#src/server/platform/database.ts'
import { createFileStore, licenceFolder } from '#src/server/platform/file-store.ts'
import { randomIds } from '#src/server/platform/ids.ts'
import { createKeys } from '#src/server/platform/keys.ts'
import { showScan } from '#src/server/trust/company-check/company-details.repository.ts'
import { SERVER_NAME } from './runtime.ts'

const NOT_ASCII = /[^\x20-\x7e]+/g
const SPECIAL = /[()\\]/g

/** A page of A4 with one line of text below the other. */
function writePdf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `(${line.replace(NOT_ASCII, ' ').replace(SPECIAL, '\\$&')}) Tj T*`).join('\n')
  const content = `BT /F1 16 Tf 28 TL 72 720 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return new TextEncoder().encode(
    `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}

/** Returns the demo companies that wait for the check of their licence a scan, so that an admin can verify them. */
export async function addLicences(storage: Miniflare, database: D1Database, secret: string): Promise<void> {
  const db = createDatabase(database)
  const files = createFileStore((await storage.getR2Bucket('FILES', SERVER_NAME)) as never)
  const services = { db, files, ids: randomIds, clock: Date.now, keys: createKeys({ secret, deviceKey: '' }) }
  const waiting = await db
    .select({ company: organisationTable, accountId: memberTable.accountId })
    .from(organisationTable)
    .innerJoin(memberTable, eq(memberTable.organisationId, organisationTable.id))
    .where(eq(organisationTable.checkState, 'waiting'))
  for (const { company, accountId } of waiting) {
    const { legalName, name, licenceNumber, licenceIssuer, licenceExpires } = company
    const bytes = writePdf([
      'SPECIMEN FOR THE DEMO',
      `Licence: ${licenceNumber ?? ''}`,
      `Holder: ${legalName ?? name}`,
      `Issued by: ${licenceIssuer ?? ''}`,
      `Valid until: ${licenceExpires ?? ''}`,
    ])
    const place = { accountId, purpose: 'licence', folder: licenceFolder(accountId) } as const
    const row = await keepPaper(services, place, { type: 'pdf', kept: 'pdf', bytes })
    await runBatch(db, [markKept(db, row), showScan(db, company.id, row.id)])
  }
}
