/** The tools work without network and report nothing; import this before them. */
process.env.WRANGLER_SEND_METRICS ??= 'false'
process.env.WRANGLER_HIDE_BANNER ??= 'true'
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'
