import { env } from 'cloudflare:test'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { WITHDRAWALS_LISTED } from '#src/contract/withdrawal/withdrawal.ts'
import { ensureAccountKey } from '#src/server/ground/file/account-keys.ts'
import { sweepWithdrawals } from '#src/server/ground/withdrawal/withdrawal.usecases.ts'
import { encodeBase64Url } from '#src/server/platform/encoding.ts'
import type { Mail } from '#src/server/platform/mail/mailer.ts'
import { PRODUCT } from '#src/server/product.ts'
import { packCopy } from '#src/server/trust/data-right/pack-copy.ts'
import { sealWords } from '#src/server/work/inbox/sealed-words.ts'
import { CANARY_PATHS, findCanaries, insertCanaries } from '#tests/server/support/canaries.ts'
import {
  confirmAddress,
  countRows,
  findColumn,
  insertRow,
  packPlainly,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { sendMail } from '#tests/server/support/mailbox.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { eraseDueAccounts } from '#tests/server/support/rights.ts'
import { sendingMailers } from '#tests/server/support/sending-mailers.ts'

const left: Mail[] = []
const server = startServer({ mailers: sendingMailers(async (mail) => left.push(mail)) })
const { services } = server

const listKeys = async () => {
  const [files, pictures] = [await env.FILES.list(), await env.PICTURES.list()]
  return [...files.objects, ...pictures.objects].map(({ key }) => key)
}

const SEALED = [
  ['inbox_message', 'words'],
  ['inbox_file', 'name'],
  ['service_message', 'words'],
  ['service_file', 'name'],
] as const

/** As messages and names of files are kept: with a key of the person. */
async function sealWordsOf(accountId: string, rows: Record<string, Record<string, unknown>>) {
  await env.DB.prepare('DELETE FROM account_key WHERE account_id = ?').bind(accountId).run()
  const key = await ensureAccountKey({ ...services, clock: () => 1 }, accountId)
  for (const [table, column] of SEALED) {
    const { id, [column]: words } = rows[table] ?? {}
    const sealed = await sealWords(key, String(id), String(words))
    await env.DB.prepare(`UPDATE ${table} SET ${column} = ? WHERE id = ?`).bind(sealed, id).run()
  }
}

describe('T17: a person of whom every column holds something', () => {
  it('gets every column of the registry in their copy, and their files', async () => {
    const { accountId, rows } = await insertCanaries()
    await sealWordsOf(accountId, rows)
    await env.FILES.put(`account/${accountId}/passport.pdf`, 'canary scan')
    await env.FILES.put(`account/${accountId}/copy/older.zip`, 'canary')
    await env.PICTURES.put(`logo/${rows.organisation?.logo_key}`, 'canary logo')
    const copy = unzipSync(await packCopy(services, PRODUCT.personalData, accountId))
    const { tables } = JSON.parse(strFromU8(copy['data.json'] ?? new Uint8Array()))
    let columns = 0
    for (const [table, entry] of Object.entries(PRODUCT.personalData)) {
      if (entry.erasure === 'kept') continue
      for (const column of entry.columns) {
        const kept = rows[table]?.[column]
        const told = `${table}.${column}` === 'agency_form.document' ? encodeBase64Url(packPlainly(kept)) : kept
        expect(tables[table]?.rows[0]?.[column], `${table}.${column}`).toBe(told)
        columns += 1
      }
    }
    for (const table of ['cv', 'cv_version', 'cv_sent'])
      for (const [path, told] of CANARY_PATHS)
        expect(tables[table].rows[0].document.includes(told), `${table}: ${path}`).toBe(true)
    expect(Object.keys(copy).sort()).toEqual(['data.json', 'files/logo', 'files/passport.pdf'])
    process.stdout.write(`T17: ${columns} columns of ${Object.keys(rows).length} tables exported\n`)
    await erase(accountId)
  })

  it('leaves nothing behind but ids that lead nowhere', async () => {
    const { accountId, rows } = await insertCanaries()
    const { organisation, vacancy, seaman } = rows
    await env.FILES.put(`account/${accountId}/passport.pdf`, 'canary scan')
    await env.PICTURES.put(`logo/${organisation?.logo_key}`, 'canary logo')
    await env.PICTURES.put(`img/logo/${organisation?.logo_key}-48.webp`, 'canary logo')
    await env.PICTURES.put(`og/agency/${organisation?.slug}-v1.png`, 'canary picture')
    await insertRow('picture', { kind: 'agency', subject: String(organisation?.slug), version: 'v1', due_at: 9e12 })
    const text = { words: 'canary common', terms: 'rank_master' }
    await insertRow('vacancy_search', { rowid: Number(vacancy?.seq), ...text })
    await insertRow('vacancy_search', { rowid: 900_001, words: 'common', terms: 'rank_master' })
    await env.DB.batch(
      ['canary', 'text', 'common'].map((word) =>
        env.DB.prepare('INSERT OR IGNORE INTO search_word VALUES (?)').bind(word),
      ),
    )
    const other = {
      reason: 'fake',
      language: 'en',
      status: 'open',
      created_at: 1,
      updated_at: 1,
      text: 'canary, said of them',
    }
    await insertRow('report', { id: 'r1', kind: 'seaman', target_id: String(seaman?.public_id), ...other })
    const mail = {
      kind: 'application-received',
      account_id: String(rows.referral?.inviter_id),
      payload: '{}',
      created_at: 1,
    }
    await insertRow('outbox', { id: 'o1', cause: `application-received:${rows.application?.id}`, ...mail })
    const sent = {
      recipient: 'office@company.example',
      language: 'en',
      subject: 'canary applied',
      text: 't',
      html: 'h',
      sent_at: 1,
    }
    await insertRow('sent_mail', { outbox_id: 'o1', ...sent })
    expect((await findCanaries()).length).toBeGreaterThan(100)
    left.length = 0

    await erase(accountId)

    await forgetWithdrawals()
    expect(await findCanaries()).toEqual([])
    expect(await listKeys()).toEqual([])
    expect(await findCanaries(accountId)).toEqual([
      'admin_event.account_id',
      'erasure.account_id',
      'security_event.account_id',
      'security_event.actor_id',
    ])
    expect(await countRows('search_word', "word IN ('common')")).toBe(1)
    expect(await countRows('vacancy_search', "vacancy_search MATCH 'canary'")).toBe(0)
    expect(left.map(({ to }) => to)).toEqual([String(rows.account?.email)])
  })

  it('hears the last word only at an address that was confirmed', async () => {
    const [stranger, known] = [await registerSeaman(server), await registerSeaman(server)]
    await confirmAddress(known.email)
    left.length = 0
    server.sent.length = 0
    for (const { email } of [stranger, known]) await erase(await findColumn('account', 'id', 'email', email))
    expect(left.map(({ to }) => to)).toEqual([known.email])
  })

  it('hears the last word at a later try when the first fails, and nothing knows the address after it', async () => {
    const known = await registerSeaman(server, {}, 'ar')
    await confirmAddress(known.email)
    server.sent.length = 0
    let fails = true
    const halting = startServer({
      mailers: sendingMailers(async (mail) => (fails ? Promise.reject(new Error('away')) : left.push(mail))),
      jobQueue: services.jobQueue,
    })
    await insertErasure(await findColumn('account', 'id', 'email', known.email))
    await eraseDueAccounts(halting.services)
    const [id = ''] = server.sent.splice(0)
    await expect(sendMail(halting, id)).rejects.toThrow('away')
    expect(await countRows('outbox', "address = ? AND status = 'waiting'", known.email)).toBe(1)
    fails = false
    left.length = 0
    await sendMail(halting, id)
    await sendMail(halting, id)
    expect(left.map(({ to }) => to)).toEqual([known.email])
    expect(left[0]?.html).toContain('lang="ar"')
    expect(await findCanaries(known.email)).toEqual([])
  })

  it('is not written to at its address after it is gone, by what waited for that address', async () => {
    const person = await registerSeaman(server)
    const mail = {
      cause: 'invited',
      kind: 'account-erased',
      address: person.email,
      language: 'en',
      payload: '{}',
      created_at: 1,
    }
    await insertRow('outbox', { id: 'waits', ...mail })
    await erase(await findColumn('account', 'id', 'email', person.email))
    expect(await countRows('outbox', "id = 'waits'")).toBe(0)
  })

  it('is erased to the end by a later run when a step fails', async () => {
    const { accountId } = await insertCanaries()
    await insertErasure(accountId)
    const broken = startServer({
      files: { ...services.files, list: async () => Promise.reject(new Error('away')) },
    }).services
    await expect(eraseDueAccounts(broken)).rejects.toThrow()
    expect(await countRows('account', 'id = ?', accountId)).toBe(1)
    expect(await countRows('erasure', 'account_id = ? AND step = 2', accountId)).toBe(1)
    await eraseDueAccounts(services)
    expect(await countRows('account', 'id = ?', accountId)).toBe(0)
    await eraseDueAccounts(services)
    await sendWaiting()
    await forgetWithdrawals()
    expect(await findCanaries()).toEqual([])
  })
})

const insertErasure = (accountId: string) =>
  insertRow('erasure', { account_id: accountId, requested_at: 1, erase_at: server.now() - 1 })

async function erase(accountId: string): Promise<void> {
  await insertErasure(accountId)
  await eraseDueAccounts(services)
  await sendWaiting()
}

/** Nine days later, by the clock of the database: until then the list names the keys of pictures that went. */
const forgetWithdrawals = () => sweepWithdrawals({ ...services, clock: () => Date.now() + WITHDRAWALS_LISTED + 1 })

async function sendWaiting(): Promise<void> {
  for (const id of server.sent.splice(0)) await sendMail(server, id)
}
