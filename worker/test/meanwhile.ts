/**
 * A D1 binding that runs `work` once, just before the first statement that matches `pattern`. It simulates another request at the worst
 * moment.
 */
export function runBeforeStatement(d1: D1Database, pattern: RegExp, work: () => Promise<unknown>): D1Database {
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
        if (name === ORIGINAL) return target
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
        return async (statements: { [ORIGINAL]: D1PreparedStatement }[]) => {
          const originals = statements.map((statement) => statement[ORIGINAL])
          for (const statement of originals) await first(sqlOf.get(statement) ?? '')
          return target.batch(originals)
        }
      const member = Reflect.get(target, name) as unknown
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })
}

/** Key of a wrapped statement's original, because the binding accepts only original ones. */
const ORIGINAL = Symbol('original')
