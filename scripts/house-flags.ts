import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Miniflare } from 'miniflare'
import { listHouseFlags } from '#src/server/seed/house-flags.ts'

const WASM = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')

let ready: Promise<void> | undefined

/** Puts the logos of the demo's companies where uploaded ones would be. */
export async function addHouseFlags(runtime: Miniflare): Promise<void> {
  const bucket = await runtime.getR2Bucket('PICTURES', 'gangway-server')
  // A process may start several fleets; the rasteriser is made ready once.
  ready ??= initWasm(readFileSync(WASM))
  await ready
  for (const { key, svg } of listHouseFlags())
    await bucket.put(`logo/${key}`, new Resvg(svg).render().asPng(), { httpMetadata: { contentType: 'image/png' } })
}
