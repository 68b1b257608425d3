import { availableParallelism } from 'node:os'
import './build/local-tools.ts'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { browserWorkersPlugin } from './build/browser-workers-plugin.ts'
import { clientAssetsPlugin } from './build/client-assets-plugin.ts'
import { drawingsPlugin } from './build/drawings-plugin.ts'
import { messagesPlugin } from './build/messages-plugin.ts'

// Nothing is late before a minute: other work on the machine must not fail a test.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }
/** Whether long forms run (tests/support/full.ts), and where the grader is that they use. */
const FORMS = { FULL_TESTS: process.env.FULL_TESTS ?? '', OBSERVATORY: process.env.OBSERVATORY ?? '' }
const migrations = await readD1Migrations('src/server/migrations')
/** What stands beside the server's code needs no Worker, but for these. Use cases meet the real database. */
const IN_WORKERD = [
  'src/server/**/*.usecases.test.ts',
  'src/server/**/*.server.test.ts',
  'src/server/seed/to-statements.test.ts',
  'src/server/seed/content/content-statements.test.ts',
  'src/server/exchange/picture/drawing/pictures-drawn.test.ts',
]

/** Libraries of many small files: as one file each, every test file loads them in a third of the time. All parts of one library. */
const BUNDLED = [
  '@hono/zod-openapi',
  '@rgrove/parse-xml',
  '@simplewebauthn/server',
  '@simplewebauthn/server/helpers',
  'bowser',
  'drizzle-orm',
  'drizzle-orm/batch',
  'drizzle-orm/d1',
  'drizzle-orm/sqlite-core',
  'fast-check',
  'fflate',
  'hono',
  'hono/body-limit',
  'hono/cookie',
  'hono/html',
  'hono/http-exception',
  'hono/secure-headers',
  'marked',
  'oauth4webapi',
  'stripe',
  'zod',
]

/** Nobody steps through a library: its map would travel to every worker with it. */
const unmapLibraries: Plugin = {
  name: 'unmap-libraries',
  transform: { filter: { id: /\/deps_ssr\// }, handler: (code) => ({ code, map: { mappings: '' } }) },
}

export default defineConfig({
  test: {
    // One more than there are cores: each waits for a database or a clock now and then.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        plugins: [messagesPlugin(), browserWorkersPlugin(), drawingsPlugin()],
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          // What a file loads the next one finds loaded: loading took more than the tests.
          isolate: false,
          include: [
            'build/**/*.test.ts',
            'scripts/**/*.test.ts',
            'src/contract/**/*.test.ts',
            'src/domain/**/*.test.ts',
            'src/i18n/**/*.test.{ts,tsx}',
            'src/app/**/*.test.{ts,tsx}',
            'src/server/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/money/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
          exclude: IN_WORKERD,
        },
      },
      {
        plugins: [
          messagesPlugin(),
          browserWorkersPlugin(),
          drawingsPlugin(),
          clientAssetsPlugin(),
          unmapLibraries,
          cloudflareTest({
            // The product's own, and what it could move to.
            main: './tests/server/support/worker.ts',
            wrangler: { configPath: './src/server/wrangler.toml' },
            miniflare: {
              // Beside the one that every file finds migrated: for what a database was.
              d1Databases: { OLD_DB: 'gangway-old' },
              durableObjects: { CV_KEEPER: { className: 'CvKeeper', useSQLite: true } },
              bindings: { MIGRATIONS: migrations },
            },
          }),
        ],
        test: {
          name: 'server',
          ...patience,
          // Loading the product took most of a file's time. A file finds an empty storage all the same: see the setup.
          isolate: false,
          deps: { optimizer: { ssr: { enabled: true, include: BUNDLED } } },
          include: [...IN_WORKERD, 'tests/server/**/*.test.ts', 'tests/security/server/**/*.test.ts'],
          env: FORMS,
          setupFiles: ['tests/server/support/apply-migrations.ts'],
        },
      },
      {
        plugins: [messagesPlugin(), drawingsPlugin(), clientAssetsPlugin()],
        test: {
          name: 'edge',
          ...patience,
          environment: 'node',
          // As for the others. A file that puts something else in the place of a part has the parts loaded anew, before and after it.
          isolate: false,
          include: ['src/worker/**/*.test.ts', 'tests/edge/**/*.test.ts', 'tests/security/edge/**/*.test.ts'],
          env: FORMS,
        },
      },
    ],
  },
})
