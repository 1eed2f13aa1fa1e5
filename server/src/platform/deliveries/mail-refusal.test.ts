import { readRefusal } from './mail-refusal.ts';

const refused = (command: string, response: string) => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
  code: command === 'DATA' ? 'EMESSAGE' : command.startsWith('AUTH') ? 'EAUTH' : 'EENVELOPE',
  message: `Refused: ${response}`,
});
const [greeting, auth, from, to, data] = ['CONN', 'AUTH PLAIN', 'MAIL FROM', 'RCPT TO', 'DATA'];

describe('a refusal of a mail server', () => {
  it.each([
    [from, '432 4.3.2 STOREDRV.ClientSubmit; sender thread limit exceeded'],
    [greeting, '421 4.7.0 Too many connections'],
    [auth, '454 4.7.0 Temporary authentication failure'],
    [from, '450 4.7.1 Requested action not taken: try later'],
    [data, '451 4.7.500 Server busy'],
    [to, '452 4.5.3 Too many recipients'],
    [from, '452 4.3.1 Insufficient system storage'],
    [to, '450 4.2.1 The user you are trying to contact is receiving mail: rate limit exceeded'],
  ])('has every mail wait when it asks for fewer: %s %s', (command, response) => {
    expect(readRefusal(refused(command, response))).toEqual({
      fault: null,
      concerns: 'server',
      isFinal: false,
    });
  });

  it.each([
    [from, '550 5.4.5 Daily user sending limit exceeded', 'server'],
    [from, '550 5.7.60 SMTP; Client does not have permissions to send as this sender', 'server'],
    [from, '553 sorry, your domain is not in my list', 'server'],
    [to, '550 5.4.5 Daily sending quota exceeded', 'server'],
    [to, '554 5.7.1 <ada@acme.example>: Relay access denied', 'mail'],
    [to, '550 relay not permitted', 'mail'],
    [to, '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org', 'mail'],
    [to, '530 5.7.0 Must issue a STARTTLS command first', 'server'],
    [data, '550 5.7.26 This mail is unauthenticated: SPF did not pass', 'mail'],
    [auth, '535 5.7.8 Username and Password not accepted', 'server'],
    [greeting, '554 5.7.1 No service for you', 'server'],
  ])('is the installation’s fault, and never final: %s %s', (command, response, concerns) => {
    expect(readRefusal(refused(command, response))).toEqual({
      fault: 'installation',
      concerns,
      isFinal: false,
    });
  });

  it.each([
    [to, '550 5.1.1 no such user', true],
    [to, '550 no such user', true],
    [to, '552 5.2.2 mailbox full', true],
    [to, '553 5.6.7 address needs SMTPUTF8', true],
    [to, '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup', true],
    [to, '550 5.4.1 Recipient address rejected: Access denied', true],
    [data, '550 5.1.1 no such user here', true],
    [to, '450 4.7.1 Greylisting in action, try again later', false],
    [to, '451 4.2.0 Mailbox has moved', false],
    [to, '452 4.2.2 mailbox full', false],
  ])('is the receiver’s: %s %s', (command, response, isFinal) => {
    expect(readRefusal(refused(command, response))).toEqual({ fault: 'receiver', concerns: 'mail', isFinal });
  });

  it.each([
    [from, '552 5.3.4 Message size exceeds fixed limit'],
    [data, '552 5.2.3 Message too large'],
    [data, '554 5.7.1 Message contains a virus'],
    [data, '550 5.6.0 Lone CR or LF in body'],
    [data, '554 Transaction failed'],
  ])('is the message’s: %s %s', (command, response) => {
    expect(readRefusal(refused(command, response))).toEqual({
      fault: 'content',
      concerns: 'mail',
      isFinal: true,
    });
  });

  it.each([
    [{ code: 'ESOCKET', command: 'CONN', message: 'connect ECONNREFUSED 127.0.0.1:25' }, 'installation'],
    [{ code: 'EDNS', command: 'CONN', message: 'getaddrinfo ENOTFOUND mail.example' }, 'installation'],
    [{ code: 'ETLS', command: 'STARTTLS', message: 'self-signed certificate' }, 'installation'],
    [{ code: 'EAUTH', command: 'API', message: 'Missing credentials for "PLAIN"' }, 'installation'],
    [{ code: 'EENVELOPE', command: 'API', message: 'Invalid recipient "a b"' }, 'receiver'],
    [{ code: 'ESTREAM', command: 'API', message: 'not-found' }, null],
    [new Error('not-found'), null],
  ])('is told from a failure before any answer: %p', (error, fault) => {
    expect(readRefusal(error).fault).toBe(fault);
  });
});
