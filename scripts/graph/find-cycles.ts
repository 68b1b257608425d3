/** Groups of nodes from each of which every other of its group is reached (Tarjan 1972), those of one node left out. */
export function findCycles(edges: readonly (readonly [string, string])[]): string[][] {
  const next = Map.groupBy(edges, ([from]) => from)
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  const low = (node: string) => lowest.get(node) ?? 0
  const visit = (node: string): void => {
    const index = order.size
    order.set(node, index)
    lowest.set(node, index)
    open.push(node)
    for (const [, to] of next.get(node) ?? []) {
      if (!order.has(to)) visit(to)
      if (open.includes(to)) lowest.set(node, Math.min(low(node), low(to)))
    }
    if (low(node) !== index) return
    const group = open.splice(open.indexOf(node))
    if (group.length > 1) cycles.push(group.sort())
  }
  for (const node of next.keys()) if (!order.has(node)) visit(node)
  return cycles
}
