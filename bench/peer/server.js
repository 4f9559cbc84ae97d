/** Serve Splits by boardgame.io with memory storage: `node server.js PORT`; prints "ready PORT", stops on SIGTERM. */
process.env.NODE_ENV = 'production'; // no log line for every request and move, and no development checks

const { Origins, Server } = require('boardgame.io/server');
const { Splits } = require('./splits');

async function main() {
  const port = Number(process.argv[2]);
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error('usage: node server.js PORT');
  const server = Server({ games: [Splits], origins: [Origins.LOCALHOST] });
  await server.run(port);
  console.log(`ready ${port}`);
  // Open sockets would keep a closed server alive, so it ends outright: memory storage has nothing to save.
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
}

main();
