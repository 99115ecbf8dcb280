/** Returns a D1 database that runs `work` just before the first matching SQL statement, to simulate a concurrent request. */
export function interceptSqlStatement(d1: D1Database, pattern: Pick<RegExp, 'test'>, work: () => Promise<unknown>): D1Database {
  let waiting: (() => Promise<unknown>) | null = work
  const first = async (sql: string) => {
    if (!waiting || !pattern.test(sql)) return
    const now = waiting
    waiting = null
    await now()
  }
  const sqlOf = new WeakMap<object, string>()
  const watch = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    sqlOf.set(statement, sql)
    return new Proxy(statement, {
      get(target, name) {
        if (name === ORIGINAL_STATEMENT_SYMBOL) return target
        const member = Reflect.get(target, name) as unknown
        if (typeof member !== 'function') return member
        return (...args: unknown[]) => {
          if (name === 'bind') return watch(member.apply(target, args) as D1PreparedStatement, sql)
          return first(sql).then(() => member.apply(target, args) as unknown)
        }
      },
    })
  }
  return new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => watch(target.prepare(sql), sql)
      if (name === 'batch')
        return async (statements: { [ORIGINAL_STATEMENT_SYMBOL]: D1PreparedStatement }[]) => {
          const originals = statements.map((statement) => statement[ORIGINAL_STATEMENT_SYMBOL])
          for (const statement of originals) await first(sqlOf.get(statement) ?? '')
          return target.batch(originals)
        }
      const member = Reflect.get(target, name) as unknown
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })
}

/** Symbol under which a wrapped D1 statement gives its original, because D1's `batch` accepts only original statements. */
const ORIGINAL_STATEMENT_SYMBOL = Symbol('original')
