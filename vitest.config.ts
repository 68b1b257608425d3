import './build/local-tools.ts'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig } from 'vitest/config'
import { drawingsPlugin } from './build/drawings-plugin.ts'
import { messagesPlugin } from './build/messages-plugin.ts'

// Nothing is late before a minute: other work on the machine must not fail a test.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }
const migrations = await readD1Migrations('src/server/migrations')

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [messagesPlugin()],
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          include: [
            'src/contract/**/*.test.ts',
            'src/i18n/**/*.test.{ts,tsx}',
            'src/app/**/*.test.{ts,tsx}',
            'tests/architecture/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [
          messagesPlugin(),
          drawingsPlugin(),
          cloudflareTest({
            wrangler: { configPath: './src/server/wrangler.toml' },
            miniflare: { bindings: { MIGRATIONS: migrations } },
          }),
        ],
        test: {
          name: 'server',
          ...patience,
          include: ['src/server/**/*.test.ts', 'tests/server/**/*.test.ts'],
          setupFiles: ['tests/server/support/apply-migrations.ts'],
        },
      },
      {
        plugins: [messagesPlugin()],
        test: {
          name: 'edge',
          ...patience,
          environment: 'node',
          include: ['src/worker/**/*.test.ts', 'tests/edge/**/*.test.ts'],
        },
      },
    ],
  },
})
