import type { Page } from '@playwright/test'
import type { LocaleCode } from '#src/domain/locales.ts'
import { listAxeFaults } from '../../support/axe-faults.ts'
import { expect } from '../../support/browser.ts'

/** Axe finds nothing serious on the page as it is now. */
export const expectNoFaults = async (page: Page, locale: LocaleCode): Promise<void> =>
  expect(await listAxeFaults(page, locale), page.url()).toEqual([])
