import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/** `typeOnly`: nothing is left of it when the code runs. */
export type Import = { file: string; target: string; typeOnly: boolean }

export const listSources = (): string[] =>
  readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
    .sort()

const IMPORT = /(?:import|export)\s+(type\s)?(?:([^'"]*?)\sfrom\s+)?['"]([^'"]+)['"]/g

function namesTypes(names: string): boolean {
  const listed = /^\{(.*)\}$/s.exec(names.trim())?.[1]
  return (
    listed
      ?.split(',')
      .filter((name) => name.trim())
      .every((name) => name.trim().startsWith('type ')) ?? false
  )
}

/** What a file imports of ours, by path from the root. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  return [...text.matchAll(IMPORT)].flatMap(([, type, names = '', target = '']) => {
    const typeOnly = Boolean(type) || namesTypes(names)
    if (target.startsWith('#')) return [{ file, target: target.slice(1), typeOnly }]
    if (!target.startsWith('.')) return []
    return [{ file, target: relative(ROOT, resolve(ROOT, dirname(file), target)), typeOnly }]
  })
}
