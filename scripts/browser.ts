import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's. The one without windows of its own costs a journey an eighth less. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The suggestions of the address bar are two pages of the browser's own in every window: more than half of what a journey costs. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What Playwright 1.65 switches off: of two such lists the browser obeys the last. */
const PLAYWRIGHTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-gpu',
  '--in-process-gpu',
  `--disable-features=${[...PLAYWRIGHTS, ...ADDRESS_BAR].join()}`,
]

/** The browser to test with: Debian's when it is there, else Playwright's own, installed on first use. */
export function getBrowserPath(): string {
  const debians = DEBIAN.find((path) => existsSync(path))
  if (debians) return debians
  const own = chromium.executablePath()
  if (!existsSync(own)) execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return own
}
