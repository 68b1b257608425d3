import { defineConfig } from '@playwright/test'
import { BROWSER_ARGUMENTS, getBrowserPath } from './scripts/browser.ts'
import { BROWSER_AGENT } from './scripts/demo.ts'
import { stateOf } from './scripts/test-folder.ts'
import { DATABASE_PORT } from './tests/e2e/support/pass-time.ts'
import { PORTS } from './tests/e2e/support/ports.ts'
import { PROVIDER_ORIGIN, SOCIAL_PROVIDERS } from './tests/e2e/support/provider-settings.ts'

/** Five starts one after another: begun last, they would go on alone. */
const STARTS = /start\.spec\.ts$/
const origin = `http://localhost:${PORTS.product}`

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // One more than there are cores on most machines that test: each waits for its pages now and then.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // CI sets one and lists the journeys that needed it, to distinguish flaky tests from failures.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  reporter: [['list']],
  projects: [
    { name: 'starts', testMatch: STARTS },
    { name: 'journeys', testIgnore: STARTS },
  ],
  use: {
    baseURL: origin,
    locale: 'en-GB',
    // What fades and slides costs a journey a twelfth: WITH_MOTION where it is a part of it.
    contextOptions: { reducedMotion: 'reduce' },
    userAgent: BROWSER_AGENT,
    launchOptions: { executablePath: getBrowserPath(), args: BROWSER_ARGUMENTS },
  },
  webServer: [
    {
      command: 'node tests/e2e/support/identity-provider.ts',
      env: { PRODUCT_ORIGIN: origin },
      url: `${PROVIDER_ORIGIN}/.well-known/openid-configuration`,
      timeout: 120_000,
      stdout: 'ignore',
      stderr: 'ignore',
    },
    {
      command: 'node scripts/start.ts --reset',
      env: {
        PORT: String(PORTS.product),
        SKIP_BUILD: '1',
        STATE: stateOf('e2e'),
        SOCIAL_PROVIDERS: JSON.stringify(SOCIAL_PROVIDERS),
        // All journeys come from one network, and two admins do the work of many.
        LIMIT_FACTOR: '20',
        CHEAP_PASSWORDS: 'on',
        DATABASE_PORT: String(DATABASE_PORT),
      },
      url: origin,
      timeout: 120_000,
    },
  ],
})
