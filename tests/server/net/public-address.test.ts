import { expect, test } from 'bun:test'
import { isPublicAddress } from '../../../server/net/public-address.ts'

test('an address of the public internet may be opened', () => {
  const addresses = ['93.184.215.14', '1.1.1.1', '2606:4700::1111', '2a00:1450:4001::8a']
  expect(addresses.filter((one) => !isPublicAddress(one))).toEqual([])
})

test('loopback, private, carrier and link-local IPv4 addresses may not', () => {
  const addresses = [
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '169.254.169.254',
    '198.18.0.1',
    '192.0.2.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    // Azure answers its own machines there, with what is theirs alone.
    '168.63.129.16',
  ]
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

test('IPv6 addresses that are local, or hide an IPv4 address, may not', () => {
  const addresses = [
    '::',
    '::1',
    'fe80::1',
    'fec0::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:93.184.215.14',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::1',
    '2001:0:4136:e378::1',
    '2001:db8::1',
    '3fff::1',
    '100::1',
    // Not given to anybody yet.
    '4000::1',
    'a000::1',
  ]
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

test('what is not an address may not', () => {
  expect(['', 'localhost', '1.2.3.4.5', '::g'].filter(isPublicAddress)).toEqual([])
})
