import type { D1Database } from '@cloudflare/workers-types'
import type { Page } from '@playwright/test'
import type { Miniflare } from 'miniflare'
import type { OwnBalance } from '#src/contract/billing/schemas.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import type { OwnPart, OwnService } from '#src/contract/service/schemas.ts'
import { servicePath } from '#src/contract/service/service-path.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { SERVICES, type ServiceKind, type ServiceSlug } from '#src/domain/service/services.ts'
import { runSchedule } from '../../../scripts/runtime.ts'
import { becomeSeafarer, type Person, read, write } from '../../support/accounts.ts'
import { expect, waitForApp } from '../../support/browser.ts'
import { messagesOf } from '../../support/messages.ts'
import { expectNoFaults, expectNoFaultsThere } from './axe.ts'
import { openAdmins, payByTransfer } from './pay-by-transfer.ts'

/** What a buyer has paid in, in cents. */
export const PAID_IN = 10_000

const serviceIdOf = (slug: ServiceSlug): string => SERVICES.find((service) => service.slug === slug)?.id ?? ''

/** The seafarer of a page has a confirmed address and 100 US dollars. */
export async function becomeBuyer(page: Page, database: D1Database, locale: LocaleCode): Promise<Person> {
  const person = await becomeSeafarer(page, locale)
  await database.prepare('UPDATE account SET email_verified_at = 1 WHERE email = ?').bind(person.email).run()
  await write(page.request, 'POST', '/server/seaman/top-up', { currency: 'USD', amount: String(PAID_IN / 100) })
  const admins = await openAdmins(page)
  await payByTransfer(page, admins)
  await admins.close()
  return person
}

/** Opens the page of a service, which has no faults. */
export async function openService(page: Page, locale: LocaleCode, slug: ServiceSlug, scripting = true): Promise<void> {
  await page.goto(localizePath(locale, servicePath(serviceIdOf(slug))))
  await waitForApp(page, scripting)
  await (scripting ? expectNoFaults : expectNoFaultsThere)(page, locale)
}

/** The order whose page is open. */
export function readOrdered(page: Page): Promise<OwnService> {
  const id = new URL(page.url()).pathname.split('/').at(-1)
  return read<OwnService>(page.request, `/server/seaman/service-order/${id}`)
}

/** Orders the service whose page is open, with an early beginning. Returns the order, whose page is open then. */
export async function order(page: Page, locale: LocaleCode): Promise<OwnService> {
  const form = page.locator('#order-form')
  await form.locator('[name=residence]').selectOption('PT')
  await form.locator('[name=isBegunAtOnce]').check()
  await form.locator('[name=act][value=order]').click()
  await expect(page.locator('[data-answer=done]')).toContainText(messagesOf(locale)('service.done.ordered'))
  return readOrdered(page)
}

/** The part of an order that is of this kind. */
export function partOf({ parts }: OwnService, kind: ServiceKind): OwnPart {
  const part = parts.find((one) => one.kind === kind)
  if (!part) throw new Error(`The order has no ${kind}`)
  return part
}

/** What the seafarer of a page has in US dollars, in cents. */
export async function readSums({ request }: Page): Promise<{ available: number; held: number; bonus: number }> {
  const { balances } = await read<OwnBalance>(request, '/server/seaman/balance')
  const own = balances.find(({ available }) => available.currency === 'USD')
  const [available, held, bonus] = [own?.available, own?.held, own?.bonus].map((sum) => Number(sum?.minor))
  return { available: available ?? 0, held: held ?? 0, bonus: bonus ?? 0 }
}

/** Runs the schedule until this job of it has finished; its earlier runs are forgotten. */
export async function runJob(runtime: Miniflare, database: D1Database, job: string): Promise<void> {
  await database.prepare('DELETE FROM job_run').run()
  await runSchedule(runtime)
  const readEnd = () =>
    database.prepare('SELECT finished_at FROM job_run WHERE job = ?').bind(job).first<number>('finished_at')
  await expect.poll(readEnd, { timeout: 30_000 }).not.toBeNull()
}
