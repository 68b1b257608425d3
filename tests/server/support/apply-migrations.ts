import { applyD1Migrations, env } from 'cloudflare:test'
import './count-bindings.ts'

await applyD1Migrations(env.DB, env.MIGRATIONS)
