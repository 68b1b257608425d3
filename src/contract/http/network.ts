const MAPPED = /^::ffff:(?=\d+\.)/
const NETWORK_GROUPS = 4

/**
 * Returns the network of an address, for counting: an IPv6 customer has 2^64 addresses, so the first half counts. Other text is returned
 * unchanged.
 */
export function findNetwork(address: string): string {
  const plain = address.trim().toLowerCase().replace(MAPPED, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...rest]
  return `${whole
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
