import { applyD1Migrations, type D1Migration, env } from 'cloudflare:test'

const { DB, MIGRATIONS } = env as unknown as { DB: Parameters<typeof applyD1Migrations>[0]; MIGRATIONS: D1Migration[] }

await applyD1Migrations(DB, MIGRATIONS)
