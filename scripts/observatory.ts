import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const GRADER = resolve('.wrangler/observatory')
const PACKAGE = '@mdn/mdn-http-observatory'
const VERSION = '1.4.8'

/**
 * Installs the HTTP Observatory's grader apart from the product's packages, since it has two hundred and wants to fetch lists when it is installed.
 * Returns the settings that lead the tests there.
 */
export function installObservatory(): Record<string, string> {
  const config = resolve(GRADER, 'node_modules', PACKAGE, 'conf')
  if (!existsSync(config)) {
    mkdirSync(GRADER, { recursive: true })
    writeFileSync(resolve(GRADER, 'package.json'), '{"private":true}')
    const command = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`]
    const { status } = spawnSync('npm', command, { cwd: GRADER, stdio: 'inherit' })
    if (status !== 0) throw new Error(`${PACKAGE} could not be installed`)
  }
  // The list of preloaded hosts: without one nothing is credited for being on it.
  writeFileSync(resolve(config, 'hsts-preload.json'), '{}')
  return { OBSERVATORY: GRADER }
}
