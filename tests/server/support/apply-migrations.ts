import { applyD1Migrations, env } from 'cloudflare:test'
import './count-bindings.ts'
import { wrapOnce } from './wrap-once.ts'

wrapOnce()
await applyD1Migrations(env.DB, env.MIGRATIONS)
