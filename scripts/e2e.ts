import { spawnSync } from 'node:child_process'
import { createBuilder } from 'vite'
import { getBrowserPath } from './browser.ts'

getBrowserPath()
if (process.env.SKIP_BUILD !== '1') {
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
}
const { status } = spawnSync('npx', ['playwright', 'test', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
