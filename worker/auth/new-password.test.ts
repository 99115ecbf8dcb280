import commonPasswords from 'virtual:common-passwords'
import { beforeAll, expect, it } from 'vitest'
import { COMMON_PASSWORDS_COUNT } from '../../schema/bounds.ts'
import { callApi, createFirstUser, createTestUser, db } from '../test/client.ts'
import { confirmPasswordReset } from '../test/outbox.ts'
import { createOneTimeLinks } from './link-queries.ts'
import { hashPassword } from './password.ts'

beforeAll(createFirstUser)

const register = (password: string, username = 'Choosy-Name') =>
  callApi('/api/register', { body: { username, password, email: 'Choosy.Mail@example.com' } })

it('the list has the 10,000 most frequent passwords in lower case, and not that of the sample accounts', () => {
  expect(commonPasswords.size).toBe(COMMON_PASSWORDS_COUNT)
  for (const one of ['123456', 'password', 'qwerty', 'iloveyou', 'letmein']) expect(commonPasswords).toContain(one)
  expect([...commonPasswords].filter((one) => one !== one.toLowerCase() || one.length < 6)).toEqual([])
  expect(commonPasswords).not.toContain('demo-password')
})

it.each(['123456', 'PassWord', 'ｑｗｅｒｔｙ'])('refuses the frequent password %s, whatever its case and width', async (password) => {
  const res = await register(password)
  expect(res.status).toBe(400)
  const { code, message, issues } = await res.json<{ code: string; message: string; issues: unknown[] }>()
  expect(code).toBe('passwordCommon')
  expect(issues).toEqual([{ path: 'password', message }])
})

it.each(['choosy-name', 'CHOOSY-NAME', 'choosy.mail', 'choosy.mail@example.com'])(
  'refuses a name of the user as a password: %s',
  async (password) => {
    expect(await (await register(password)).json()).toMatchObject({ code: 'passwordIsName', issues: [{ path: 'password' }] })
  },
)

it('accepts a rare password of six characters', async () => {
  expect((await register('zq-7x!', 'rare-chooser')).status).toBe(201)
})

it('refuses one wherever a password is set, and leaves the link to choose another one', async () => {
  const password = await hashPassword('own-password-1')
  const user = await createTestUser({ password })
  const boss = await createTestUser({ accessLevel: 5 })
  const temporary = await createTestUser({ password, temporaryPasswordAt: 1 })
  const link = (await createOneTimeLinks(db, { APP_ORIGIN: 'http://localhost:8787' }, [user], 'reset')).get(user.id)!
  const token = new URL(link).searchParams.get('token')!
  const person = { username: 'made-for', email: 'made@example.com', fullName: 'Made For', password: 'letmein' }
  const answers = {
    newPassword: [
      await callApi('/api/update-password', { cookie: user.cookie, body: { currentPassword: 'own-password-1', newPassword: 'letmein' } }),
      await callApi('/api/password-replacement', { cookie: temporary.cookie, body: { newPassword: 'letmein' } }),
      await confirmPasswordReset(token, 'letmein'),
    ],
    password: [
      await callApi('/api/users', { cookie: boss.cookie, body: person }),
      await callApi(`/api/users/${user.id}`, { method: 'PATCH', cookie: boss.cookie, body: { password: 'letmein' } }),
    ],
  }
  for (const [path, list] of Object.entries(answers))
    for (const res of list) {
      expect(res.status).toBe(400)
      expect(await res.json()).toMatchObject({ code: 'passwordCommon', issues: [{ path }] })
    }
  const bulk = await callApi('/api/users/bulk', { cookie: boss.cookie, body: { users: [person] } })
  expect(await bulk.json()).toMatchObject({ created: [], failed: [{ index: 0, message: expect.stringContaining('most used passwords') }] })
  expect((await confirmPasswordReset(token, 'rarely-chosen-1')).status).toBe(200)
})

it('an administrator cannot give a user the new username as a password', async () => {
  const user = await createTestUser()
  const boss = await createTestUser({ accessLevel: 5 })
  const body = { username: 'renamed-now', password: 'Renamed-Now' }
  const res = await callApi(`/api/users/${user.id}`, { method: 'PATCH', cookie: boss.cookie, body })
  expect(await res.json()).toMatchObject({ code: 'passwordIsName', issues: [{ path: 'password' }] })
})

it('whoever has a frequent password already still signs in with it', async () => {
  await createTestUser({ username: 'older-user', password: await hashPassword('123456') })
  expect((await callApi('/api/login', { body: { username: 'older-user', password: '123456' } })).status).toBe(200)
})
