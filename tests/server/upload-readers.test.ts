import { beforeAll, describe, expect, it, vi } from 'vitest'
import { FILE_PURPOSES, type FilePurpose } from '#src/contract/file/file.ts'
import type { FileType } from '#src/contract/file/file-types.ts'
import { WorkBudget } from '#src/server/platform/work-budget.ts'
import { packForm } from '../security/support/hostile-forms.ts'
import type { Client } from './support/client.ts'
import { type Bytes, drawAs, drawPng, send } from './support/files.ts'
import { registerCompany, registerSeaman } from './support/fixtures.ts'
import { createFormBuyer } from './support/form-orders.ts'
import { createPdf } from './support/hostile-scans.ts'
import { toBytes } from './support/picture-bytes.ts'
import { startServer } from './support/product-server.ts'

/** A small honest file of each type. */
const SAMPLES: Readonly<Record<FileType, () => Bytes | Promise<Bytes>>> = {
  jpg: () => drawAs('image/jpeg'),
  png: () => drawPng(),
  gif: () =>
    new Uint8Array(Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b', 'hex')),
  webp: () => drawAs('image/webp'),
  avif: () => drawAs('image/avif'),
  pdf: () => createPdf(),
  xml: () => toBytes('<rss><channel><item><guid>1</guid><title>Bosun</title></item></channel></rss>'),
  docx: () => packForm(),
}

const PAIRS = (Object.keys(FILE_PURPOSES) as FilePurpose[]).flatMap((purpose) =>
  FILE_PURPOSES[purpose].takes.map((type) => [purpose, type] as const),
)

/** A paper that every CV begins with. A scan belongs to one. */
const PAPER = 'first-1'

describe('a file that someone sends', () => {
  const server = startServer()
  let senders: Record<'account' | 'company', Client>

  beforeAll(async () => {
    senders = { account: await registerSeaman(server), company: await registerCompany(server) }
  })

  it.each(PAIRS)('is read within a budget of work: %s of type %s', async (purpose, type) => {
    const bytes = await SAMPLES[type]()
    const buyer = purpose === 'service-form' ? await createFormBuyer(server) : undefined
    const target = purpose === 'scan' ? PAPER : buyer?.part.id
    const input = { name: 'file', ...(target && { target }) }
    const spend = vi.spyOn(WorkBudget.prototype, 'spend')
    // A licence is sent by a person, but one who acts for a company.
    const sender = buyer ?? (purpose === 'licence' ? senders.company : senders[FILE_PURPOSES[purpose].owner])
    const { status, text } = await send(sender, bytes, { purpose, input })
    const spent = spend.mock.calls.reduce((sum, [units]) => sum + units, 0)
    spend.mockRestore()
    // A type that the drawing service of this machine does not decode is refused once it was read.
    expect([200, 415], text).toContain(status)
    // A reader may step over a head or what is behind the end.
    expect(spent).toBeGreaterThan(bytes.byteLength / 2)
  })
})
