import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const pack = promisify(brotliCompress)

/** Packs the files of the client once, at their best, where the platform packs each answer in haste: a seventh less on every line. */
export const packAssetsPlugin = (): Plugin => ({
  name: 'gangway-pack-assets',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'))
    const unknown = files.find(({ fileName }) => !/\.(?:js|css|svg)$/.test(fileName))
    if (unknown) throw new Error(`The edge serves no such file: ${unknown.fileName}`)
    await Promise.all(
      files.map(async (file) => {
        const packed = await pack(file.type === 'chunk' ? file.code : file.source, {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        })
        await writeFile(join(dir, `${file.fileName}.br`), packed)
      }),
    )
  },
})
