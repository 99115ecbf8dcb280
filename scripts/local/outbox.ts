import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { Log, LogLevel } from 'miniflare'

/**
 * A logger that also saves mails. The local runtime writes each mail to temporary files and logs their paths. This class copies the files
 * to `dir`.
 */
export class EmailSavingLogger extends Log {
  #dir: string
  #count = 0

  constructor(dir: string) {
    super(LogLevel.WARN)
    this.#dir = dir
  }

  override logWithLevel(level: LogLevel, message: string): void {
    const text = stripVTControlCharacters(message)
    if (text.startsWith('send_email binding called')) this.#saveEmail(text)
    else super.logWithLevel(level, message)
  }

  #saveEmail(message: string) {
    const name = join(this.#dir, `${new Date().toISOString().replace(/[:.]/g, '-')}-${++this.#count}`)
    const headers = message.split('\n').filter((line) => /^(From|To|Cc|Subject): /.test(line))
    const plain = /^Text: (.+)$/m.exec(message)?.[1]
    const html = /^HTML: (.+)$/m.exec(message)?.[1]
    if (html) copyFileSync(html, `${name}.html`)
    writeFileSync(`${name}.txt`, `${headers.join('\n')}\n\n${plain ? readFileSync(plain, 'utf8') : ''}`)
    console.log(`Mail: ${headers.find((line) => line.startsWith('To: ')) ?? ''} → ${name}.txt`)
  }
}
