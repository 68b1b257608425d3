import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const DEBIAN = '/usr/bin/chromium'

export const BROWSER_ARGUMENTS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking']

/** The browser to test with: Debian's when it is there, else Playwright's own, installed on first use. */
export function getBrowserPath(): string {
  if (existsSync(DEBIAN)) return DEBIAN
  const own = chromium.executablePath()
  if (!existsSync(own)) execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return own
}
