import { spawnSync } from 'node:child_process'
import { createBuilder } from 'vite'
import { getBrowserPath } from './browser.ts'

getBrowserPath()
if (process.env.SKIP_BUILD !== '1') {
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
}
const FULL = '--full'
const given = process.argv.slice(2)
/** Journeys that have a long form read it from the environment. */
const env = { ...process.env, ...(given.includes(FULL) && { E2E_FULL: '1' }) }
const words = given.filter((word) => word !== FULL)
const { status } = spawnSync('npx', ['playwright', 'test', ...words], { stdio: 'inherit', env })
process.exitCode = status ?? 1
